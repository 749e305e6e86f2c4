import type { PublishSettings } from "../../schema/site/admin.ts";

/** Where an access key is made, filled in as far as the host lets an address do that. */
export function tokenPage({ host, url, repository }: PublishSettings, name: string): string {
  const [owner = ""] = repository.split("/");
  switch (host) {
    case "github": {
      const wanted = new URLSearchParams({
        name,
        target_name: owner,
        contents: "write",
        pull_requests: "write",
        actions: "read",
        statuses: "read",
      });
      return `${url ?? "https://github.com"}/settings/personal-access-tokens/new?${wanted}`;
    }
    case "gitlab": {
      const wanted = new URLSearchParams({ name, scopes: "api" });
      return `${url ?? "https://gitlab.com"}/-/user_settings/personal_access_tokens?${wanted}`;
    }
    default:
      return `${url ?? ""}/user/settings/applications`;
  }
}
