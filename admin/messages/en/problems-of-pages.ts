import type { WordsOfProblems } from "../shared/problem-words.ts";
import { missing } from "./problems-of-values.ts";

/** Problems of pages, of their addresses and of links between them. */
export const pageProblems = {
  "missing-home": () => ({
    text: "The site has no home page.",
    hint: "Publish the home page, or give its address to another page.",
  }),
  "duplicate-route": ({ other }) => ({
    text: other ? `This address is taken already: ${other}.` : "This address is taken already.",
    hint: "Give one of the two another address.",
  }),
  "reserved-route": ({ reason }) => {
    switch (reason) {
      case "kept":
        return { text: "This address is kept for the site itself.", hint: "Choose another one." };
      case "slashes":
        return { text: "This address has two slashes in a row.", hint: "Remove one of them." };
      case "braces":
        return { text: "Braces can't stand in this address.", hint: "Remove them." };
      default:
        return {
          text: "This address can't be used.",
          hint: "Choose another one, with letters, digits and hyphens.",
        };
    }
  },
  "bad-link": () => ({
    text: "This is not a link that visitors can follow.",
    hint: "Choose a page, or paste the whole address of a website.",
  }),
  "broken-link": ({ reason, nearest }) => {
    if (reason === "draft")
      return {
        text: nearest
          ? `This link leads to a draft: “${nearest}”.`
          : "This link leads to a page that is a draft.",
        hint: "Publish the page, or choose another one.",
      };
    if (reason === "scheduled")
      return {
        text: nearest
          ? `This link leads to a page that is not there yet: “${nearest}”.`
          : "This link leads to a page that is not there yet.",
        hint: "Make the page live, choose another one, or add the link on the day.",
      };
    const what = reason === "file" ? "file" : "page";
    return {
      text: `This link leads to a ${what} that does not exist.`,
      hint: nearest ? `Did you mean “${nearest}”?` : "Choose another one, or remove the link.",
    };
  },
  "broken-anchor": () => ({
    text: "This link leads to a part of a page that does not exist.",
    hint: "Choose another part, or let it lead to the whole page.",
  }),
  "redirect-loop": () => ({
    text: "These redirects lead round in a circle.",
    hint: "Let one of them lead to a page.",
  }),
  "shadowed-redirect": () => ({
    text: "There is a page at this old address, so nobody would be led on.",
    hint: "Remove the redirect, or give the page another address.",
  }),
  "left-out-redirect": ({ reason, host = "Some host" }) => {
    const hint = "The page for missing addresses leads visitors on instead, if their browser runs scripts.";
    switch (reason) {
      case "star":
        return { text: `${host} can't do this redirect: there are pages below this old address.`, hint };
      case "case":
        return {
          text: `${host} takes capitals for small letters, and there is a page at this address.`,
          hint: "Remove the redirect.",
        };
      case "covers":
        return { text: `${host} can't do this redirect: it would take the place of another one.`, hint };
      case "limit":
        return { text: `These are more redirects than ${host} reads.`, hint };
      case "http":
        return { text: `${host} can't lead to an address without https.`, hint };
      default:
        return {
          text: `${host} can't do this redirect: it does not look at what is behind the question mark.`,
          hint,
        };
    }
  },
  "missing-text": (subject) => {
    if (subject.reason === "link")
      return { text: "A link in this text has no words.", hint: "Write what visitors are to click on." };
    if (subject.reason === "heading")
      return { text: "A heading in this text is empty.", hint: "Write it, or remove it." };
    return missing(subject);
  },
  "long-title": ({ length = 0, limit = 0 }) => ({
    text: `This title is too long for search results: it has ${length} characters, and about ${limit} are shown.`,
    hint: "Shorten it, with what matters most at the start.",
  }),
  "long-description": ({ length = 0, limit = 0 }) => ({
    text: `This text is too long for search results: it has ${length} characters, and about ${limit} are shown.`,
    hint: "Shorten it, with what matters most at the start.",
  }),
  "duplicate-title": ({ other }) => ({
    text: other ? `Another page has the same title: ${other}.` : "Another page has the same title.",
    hint: "Say in each what is particular to it.",
  }),
  "duplicate-description": ({ other }) => ({
    text: other
      ? `Another page has the same text for search results: ${other}.`
      : "Another page has the same text for search results.",
    hint: "Say in each what is particular to it.",
  }),
  "empty-page": () => ({
    text: "There is nothing on this page.",
    hint: "Add a block, or make the page a draft.",
  }),
  "second-heading": ({ other }) => ({
    text: other ? `The page has a main heading already: ${other}.` : "The page has a main heading already.",
    hint: "Keep one of the two blocks.",
  }),
  "skipped-heading": ({ reason }) =>
    reason === "too-deep"
      ? { text: "A heading in this text is too small for where it stands.", hint: "Make it larger." }
      : { text: "This page has no main heading.", hint: "Begin it with a block that has one." },
  "form-without-delivery": () => ({
    text: "This form has nowhere to send its messages.",
    hint: "Fill in where they go, or mark it as a demonstration.",
  }),
  "form-endpoint": () => ({
    text: "The address that this form sends to is not safe.",
    hint: "Ask the form service for an address that begins with https.",
  }),
  "form-field": ({ reason }) => {
    switch (reason) {
      case "no-options":
        return { text: "There is nothing to choose from.", hint: "Add the choices." };
      case "no-endpoint":
        return {
          text: "This form can't send files.",
          hint: "Remove this field, or fill in where the messages go.",
        };
      case "not-as-json":
        return { text: "Files can't be sent in this way.", hint: "Choose another way of sending." };
      default:
        return { text: "No number lies between the smallest and the largest.", hint: "Swap the two." };
    }
  },
} satisfies Partial<WordsOfProblems>;
