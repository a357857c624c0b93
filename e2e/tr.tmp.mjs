import { chromium } from '@playwright/test'
import fs from 'fs'
const {TraceMap,originalPositionFor}=await import('/work/main/node_modules/.pnpm/@jridgewell+trace-mapping@0.3.31/node_modules/@jridgewell/trace-mapping/dist/trace-mapping.mjs')
const maps=new Map();function mapOf(u){const f=u.split('/').pop();if(!maps.has(f)){const q='/work/wt/lead/client/dist/assets/'+f+'.map';maps.set(f,fs.existsSync(q)?new TraceMap(fs.readFileSync(q,'utf8')):null)}return maps.get(f)}
function src(c){const m=c.url?mapOf(c.url):null;if(!m)return c.functionName+' '+(c.url||'').split('/').pop();const o=originalPositionFor(m,{line:c.lineNumber+1,column:c.columnNumber});return (o.source||'?').replace(/.*node_modules\//,'').replace('../../','')+':'+o.line+' '+(o.name||c.functionName)}
const url=process.argv[2]
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const c=await b.newContext({viewport:{width:412,height:823},isMobile:true,deviceScaleFactor:1.75})
const p=await c.newPage()
await b.startTracing(p,{categories:['devtools.timeline','disabled-by-default-v8.cpu_profiler','v8.execute','blink.user_timing','toplevel']})
await p.goto(url,{waitUntil:'networkidle'});await p.waitForTimeout(1500)
const buf=await b.stopTracing();await b.close()
const ev=JSON.parse(buf.toString()).traceEvents
const thr=ev.filter(e=>e.name==='thread_name'&&e.args.name==='CrRendererMain').map(e=>e.pid+':'+e.tid)
// busiest renderer
const cnt=new Map();for(const e of ev){const k=e.pid+':'+e.tid;if(thr.includes(k)&&e.name==='FunctionCall')cnt.set(k,(cnt.get(k)||0)+1)}
const main=[...cnt].sort((a,b)=>b[1]-a[1])[0][0]
const me=ev.filter(e=>e.pid+':'+e.tid===main&&e.ph==='X')
const t0=Math.min(...me.map(e=>e.ts))
const tasks=me.filter(e=>e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask'||e.name==='ThreadPool_RunTask').filter(e=>e.dur>9000).sort((a,b)=>a.ts-b.ts)
const all=me.filter(e=>/RunTask/.test(e.name));const cpu=e=>(e.tdur??e.dur)/1000;console.log('CPU',Math.round(all.reduce((a,e)=>a+cpu(e),0)),'TBT4',Math.round(all.reduce((a,e)=>a+Math.max(0,cpu(e)*4-50),0)),'hasT',all.some(e=>e.tdur!==undefined));if(process.argv[3]==='sum')process.exit();
// cpu samples
const pid=+main.split(':')[0]
const nodes=new Map();let samples=[];const prof=ev.filter(e=>e.name==='ProfileChunk'&&e.pid===pid);const start=ev.find(e=>e.name==='Profile'&&e.pid===pid);let ts=start?.args.data.startTime
for(const e of prof.sort((a,b)=>a.ts-b.ts)){const d=e.args.data;for(const n of d.cpuProfile?.nodes||[])nodes.set(n.id,n);const s=d.cpuProfile?.samples||[];const td=d.timeDeltas||[];for(let i=0;i<s.length;i++){ts+=td[i];samples.push([ts,s[i],td[i]])}}
for(const t of tasks){
 const inn=me.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur+1&&!['RunTask','ThreadControllerImpl::RunTask'].includes(e.name)&&e.dur>2000).sort((a,b)=>b.dur-a.dur)
 console.log(`\n@${Math.round((t.ts-t0)/1000)} ${Math.round(t.dur/1000)}ms cpu ${Math.round((t.tdur??0)/1000)}  `+inn.slice(0,7).map(e=>e.name+' '+Math.round(e.dur/1000)+(e.args?.data?.url?' '+e.args.data.url.split('/').pop()+':'+(e.args.data.functionName||''):'')).join(' | '))
 const ag=new Map();for(const [s,id,d] of samples){if(s>=t.ts&&s<=t.ts+t.dur){let n=nodes.get(id);const seen=new Set();while(n){const k=src(n.callFrame);if(!seen.has(k)){seen.add(k);ag.set(k,(ag.get(k)||0)+d)}n=nodes.get(n.parent)}}}
 console.log([...ag].sort((a,b)=>b[1]-a[1]).filter(x=>!/^\(root|react-dom|scheduler|jsx-runtime/.test(x[0])).slice(0,14).map(([k,v])=>'   '+(v/1000).toFixed(0)+' '+k).join('\n'))
}
