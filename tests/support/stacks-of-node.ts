// Vitest maps the stacks of modules that it has loaded itself. Own code is loaded by Node, as in a command, which maps its stacks too.
Reflect.deleteProperty(Error, "prepareStackTrace");
process.setSourceMapsEnabled(true);
