import { defineMessages } from "blockwork";
import en from "./messages/en.json";

export const messages = defineMessages("studio-notes", { en });
