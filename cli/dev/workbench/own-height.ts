/** In pixels: how high a frame is before it is known, and where a block is as high as its window. */
const usualHeight = 640;
const otherHeight = 480;
/** Room for what stands above the page, such as a link in the corner. */
const leastHeight = 120;

/** How high a frame has to be for what is in it. It is not scrolled then. */
export function ownHeight(frame: HTMLIFrameElement): number {
  const page = frame.contentDocument;
  if (!page?.body) return usualHeight;
  const previous = frame.style.height;
  const heightAt = (height: number) => {
    frame.style.height = `${height}px`;
    return heightOf(page);
  };
  const usual = heightAt(usualHeight);
  const followsWindow = Math.abs(usual - heightAt(otherHeight)) > 1;
  frame.style.height = previous;
  return followsWindow ? usualHeight : Math.max(leastHeight, Math.ceil(usual));
}

/** Of a sample without the height of the page itself, which may fill its window; of any other page the whole. */
function heightOf({ documentElement, body }: Document): number {
  const blocks = [...body.querySelectorAll<HTMLElement>('[id^="sample-"]')];
  if (blocks.length === 0) return documentElement.scrollHeight;
  const top = documentElement.getBoundingClientRect().top;
  const bottoms = blocks.map((block) => {
    const box = block.getBoundingClientRect();
    return box.top + Math.max(box.height, block.scrollHeight) - top;
  });
  return Math.max(...bottoms);
}
