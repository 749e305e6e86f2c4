declare module "netlify-redirector" {
  interface Options {
    readonly jwtSecret: string;
    readonly jwtRole: string;
  }
  interface Request {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    readonly headers: object;
    readonly cookieValues: object;
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }
  interface Match {
    readonly from: string;
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }
  interface Matcher {
    match(request: Request): Match | null;
  }
  export function parsePlain(rules: string, options: Options): Promise<Matcher>;
}
