import { setTimeout as wait } from 'node:timers/promises'
import { openPgUrl } from '../booking/open.ts'

// Makes `count` databases from the template `day`, one after the other, and prints each name. Then waits to be killed when told so.
const [url = '', name = '', count = '', ending = ''] = process.argv.slice(2)

const databases = await openPgUrl(url)
for (let n = 0; n < Number(count); n++) {
  await databases.createFrom('day', `${name}-${n}`)
  process.stdout.write(`${name}-${n}\n`)
}
if (ending === 'linger') await wait(60_000)
await databases.close()
