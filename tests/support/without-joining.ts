import { seedWith } from './seed-with.ts'

/** The seed of an application that sells no membership online. */
export const seedWithoutJoining = seedWith('no-online-joining', (writer) => ({
  clients: (records) => writer.clients(records.map((record) => ({ ...record, onlineJoiningEnabled: false }))),
}))
