/** From when on visitors see an entry or a page. */
export const states = {
  title: "Status",
  draft: "Draft",
  scheduled: "Scheduled",
  scheduledFor: (day: string) => `Scheduled ${day}`,
  live: "Live",
  isDraft: "Visitors don’t see it. It may be unfinished.",
  isLive: "Visitors see it as soon as it is published.",
  day: "From this day on",
  before: "Scheduled goes online when the site is next published on or after the day that you choose.",
  from: (day: string) =>
    `It goes online when the site is next published on or after ${day}. The preview and the checks show it as on that day.`,
  byItself: "So that it goes online by itself, whoever looks after the site has it built every night:",
  every: {
    github: "In the workflow that builds the site, below on:, write",
    forgejo: "In the workflow that builds the site (.forgejo/workflows), below on:, write",
    gitlab: (branch: string) =>
      `In GitLab, Build › Pipeline schedules › New schedule: the branch ${branch}, and as a custom interval`,
  },
  zone: "The time is UTC. Which day it is, the build says by its own time zone, the variable TZ.",
};
