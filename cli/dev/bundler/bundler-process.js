import "../../console-to-stderr.js";
import { loadCode } from "../../start.js";

const { serveBundler } = await loadCode("bundler");
serveBundler();
