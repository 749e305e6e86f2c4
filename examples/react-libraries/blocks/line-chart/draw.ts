import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

/** Draws a line in the colours that the canvas has by style.scss. Gives what takes it away again. */
export function draw(canvas: HTMLCanvasElement, labels: readonly string[], data: readonly number[]) {
  const { color, borderTopColor } = getComputedStyle(canvas);
  const chart = new Chart(canvas, {
    type: "line",
    data: { labels: [...labels], datasets: [{ data: [...data], borderColor: borderTopColor }] },
    options: { scales: { x: { ticks: { color } }, y: { ticks: { color }, beginAtZero: true } } },
  });
  return () => chart.destroy();
}
