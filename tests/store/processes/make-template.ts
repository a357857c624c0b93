import { fill, openFolder } from '../booking/open.ts'

// Makes the template `day` in a folder, and says whether this process filled it.
const [folder = '', name = ''] = process.argv.slice(2)

const databases = await openFolder(folder)
let filled = false
await databases.makeTemplate('day', async (store) => {
  filled = true
  await fill(store, 5, 2)
})
await databases.createFrom('day', name)
await databases.close()
process.stdout.write(String(filled))
