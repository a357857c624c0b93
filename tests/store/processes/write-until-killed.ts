import { openBookingFile } from '../booking/open.ts'

// Adds venues from sixteen writers, and prints the id of each after its commit, until it is killed.
const [file = '', round = ''] = process.argv.slice(2)

const store = openBookingFile(file)

async function writeOn(writer: number): Promise<never> {
  for (let n = 0; ; n++) {
    const id = `${round}.${writer}.${n}`
    await store.write((tx) => tx.insertVenues([{ id, name: id }]))
    process.stdout.write(`${id}\n`)
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => writeOn(writer)))
