import { addPlaces, FullError } from '../booking/add-places.ts'
import { openBookingFile } from '../booking/open.ts'

// One place of `o1` for each basket from `b{first}` to `b{last}`, all at once. Prints how many got one.
const [file = '', first = '', last = ''] = process.argv.slice(2)

const store = openBookingFile(file)
const attempts = []
for (let n = Number(first); n <= Number(last); n++) attempts.push(store.write((tx) => addPlaces(tx, `b${n}`, 'o1', 1)))
const outcomes = await Promise.allSettled(attempts)
await store.close()

const broken = outcomes.filter(({ status, ...rest }) => status === 'rejected' && !isFull(rest))
if (broken.length > 0) throw new Error(`unexpected: ${JSON.stringify(broken)}`)
process.stdout.write(String(outcomes.filter(({ status }) => status === 'fulfilled').length))

function isFull(outcome: object): boolean {
  return 'reason' in outcome && outcome.reason instanceof FullError
}
