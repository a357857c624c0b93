import { openBookingFile } from '../booking/open.ts'

// Opens a file, which migrates it.
const [file = ''] = process.argv.slice(2)

const store = openBookingFile(file)
process.stdout.write(String((await store.read((reads) => reads.items())).length))
await store.close()
