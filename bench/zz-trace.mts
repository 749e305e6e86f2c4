// shortest static import path from A to a module matching B
import { readFileSync, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "vite";
const root=process.cwd();
const cache=new Map<string,string[]>();
function deps(f:string){ if(cache.has(f)) return cache.get(f)!; let out:string[]=[]; if(/\.(tsx?|js)$/.test(f)&&!f.startsWith("pkg:")&&existsSync(f)){ const m=parseSync(f,readFileSync(f,"utf8")).module; const reqs=[...m.staticImports.filter(i=>i.entries.length===0||i.entries.some(e=>!e.isType)).map(i=>i.moduleRequest.value),...m.staticExports.flatMap(e=>e.entries.filter(x=>x.moduleRequest&&!x.isType).map(x=>x.moduleRequest!.value))]; out=reqs.map(r=>r.startsWith(".")?resolve(dirname(f),r):"pkg:"+r);} cache.set(f,out); return out;}
const [from,...targets]=process.argv.slice(2);
for(const target of targets){ const q=[resolve(root,from!)]; const prev=new Map<string,string|undefined>([[q[0]!,undefined]]); let hit; while(q.length){ const f=q.shift()!; if(f.includes(target)){hit=f;break;} for(const d of deps(f)) if(!prev.has(d)){prev.set(d,f);q.push(d);} } if(!hit) console.log(target,"not reached"); else { const p=[]; let c:string|undefined=hit; while(c){p.unshift(c.replace(root+"/",""));c=prev.get(c);} console.log(target+":\n   "+p.join("\n   ")); } }
