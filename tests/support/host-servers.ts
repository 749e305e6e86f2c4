import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export interface HostServer {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** How a server is asked for its version, and how it is started with the rules of a site. */
export interface ServerProgram {
  /** The package of Debian and Ubuntu that has it. */
  readonly package: string;
  readonly version: readonly [command: string, argument: string];
  start(
    folder: string,
    files: { readonly root: string; readonly rules: string },
    port: number,
  ): Promise<ChildProcess>;
}

export const serverPrograms: Readonly<Record<string, ServerProgram>> = {
  nginx: {
    package: "nginx",
    version: ["nginx", "-v"],
    async start(folder, { root, rules }, port) {
      const config = join(folder, "nginx.conf");
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(" ");
      await writeFile(
        config,
        `daemon off; pid ${folder}/pid; events {}\nhttp { types { text/html html; text/javascript js; } access_log off; ${temporary}\nserver { listen 127.0.0.1:${port}; root ${root}; include ${rules}; } }\n`,
      );
      // Started by root, its workers are somebody else.
      await chmod(folder, 0o755);
      return spawn("nginx", ["-p", folder, "-e", join(folder, "errors"), "-c", config], { stdio: "ignore" });
    },
  },
  caddy: {
    package: "caddy",
    version: ["caddy", "version"],
    async start(folder, { root, rules }, port) {
      const config = join(folder, "Caddyfile");
      const text = `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${rules}\n}\n`;
      await writeFile(config, text);
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], { stdio: "ignore", env });
    },
  },
  apache: {
    package: "apache2",
    version: ["apache2", "-v"],
    async start(folder, { root }, port) {
      const modules = ["mpm_event", "authz_core", "dir", "mime", "rewrite", "headers"];
      const text = [
        `ServerRoot "${folder}"`,
        `Listen 127.0.0.1:${port}`,
        `PidFile "${folder}/pid"`,
        `ErrorLog "${folder}/errors"`,
        "ServerName localhost",
        "User www-data",
        "Group www-data",
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        "TypesConfig /etc/mime.types",
        `DocumentRoot "${root}"`,
        `<Directory "${root}">`,
        "AllowOverride All",
        "Require all granted",
        "</Directory>",
      ].join("\n");
      await writeFile(join(folder, "apache.conf"), `${text}\n`);
      // Started by root, its workers are somebody else.
      await chmod(folder, 0o755);
      return spawn("apache2", ["-d", folder, "-f", join(folder, "apache.conf"), "-DFOREGROUND"], {
        stdio: "ignore",
      });
    },
  },
};

export function isInstalled({ version: [command, argument] }: ServerProgram): boolean {
  try {
    execFileSync(command, [argument], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Starts a server over a folder, with a file of rules. It throws with what to install where there is none. */
export async function startHostServer(
  program: ServerProgram,
  folder: string,
  { root, rules }: { readonly root: string; readonly rules: string },
): Promise<HostServer> {
  if (!isInstalled(program))
    throw new Error(
      `${program.package} is not on this machine. Install it with: apt-get install nginx caddy apache2`,
    );
  const file = join(folder, "rules.conf");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, rules);
  const port = await freePort();
  const child = await program.start(folder, { root, rules: file }, port);
  const ended = once(child, "exit");
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await setTimeout(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
}
