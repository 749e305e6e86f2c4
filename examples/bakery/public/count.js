/* Tells the bakery's counter which page was read, when it is left. No cookie, nothing about who read it. */
const { site } = document.currentScript.dataset;

document.addEventListener("visibilitychange", function count() {
  if (document.visibilityState !== "hidden") return;
  document.removeEventListener("visibilitychange", count);
  const visit = { site, page: location.pathname, width: innerWidth };
  navigator.sendBeacon("https://stats.hallam.example/visits", JSON.stringify(visit));
});
