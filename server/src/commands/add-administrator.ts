import { parseArgs } from 'node:util'
import { systemClock } from '@touchline/clock'
import { opaqueToken, systemRandom, uuidv7 } from '@touchline/ids'
import { ConfigError } from '../config.ts'
import { defaultSandbox } from '../infra/sandbox/make-sandboxes.ts'
import { createIdBlocks } from '../infra/store/id-blocks.ts'
import { createIds } from '../infra/store/ids.ts'
import { emailKey, hashPassword, nameKey, addUser } from '../modules/people/index.ts'
import { runOnStores } from './run-on-stores.ts'
import type { Stores } from '../stores.ts'

const usage = `npm run administrator -- --email ada@example.com --first-name Ada --last-name Okafor

Adds a super user to the platform in DATA_DIR or DATABASE_URL, which the server has made at its first start.
The password is the one in ADMINISTRATOR_PASSWORD; without it one is made and printed once.
`
const shortestPassword = 12

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** Throws a ConfigError unless a person with an e-mail address is named. */
function readPerson(args: readonly string[]): Person {
  const text = { type: 'string' } as const
  const options = { email: text, 'first-name': text, 'last-name': text }
  const {
    email = '',
    'first-name': firstName = '',
    'last-name': lastName = '',
  } = parseArgs({
    args: [...args],
    options,
  }).values
  const isWhole = /^[^\s@]+@[^\s@]+$/.test(email) && firstName.trim() !== '' && lastName.trim() !== ''
  if (!isWhole) throw new ConfigError(usage)
  return { email, firstName: firstName.trim(), lastName: lastName.trim() }
}

function readPassword(): { readonly password: string; readonly isMade: boolean } {
  const given = process.env['ADMINISTRATOR_PASSWORD']
  if (given === undefined || given === '') return { password: opaqueToken(systemRandom).slice(0, 20), isMade: true }
  if (given.trim().length >= shortestPassword) return { password: given, isMade: false }
  throw new ConfigError(`ADMINISTRATOR_PASSWORD: give at least ${shortestPassword} characters`)
}

async function add({ databases }: Stores, { email, ...name }: Person): Promise<string> {
  if (!(await databases.has(defaultSandbox))) {
    throw new ConfigError('There is no platform here yet: start the server once with the same settings.')
  }
  const { password, isMade } = readPassword()
  const passwordHash = await hashPassword(password, systemRandom)
  const store = await databases.open(defaultSandbox)
  const id = await createIds(createIdBlocks(store), systemClock, systemRandom).integer('user')
  const now = systemClock.now()
  const isWritten = await store.write((tx) =>
    addUser(tx, {
      ...name,
      id,
      uuid: uuidv7(now, systemRandom),
      reference: `A${String(id).padStart(7, '0')}`,
      roles: ['super_user'],
      permissions: [],
      title: null,
      email,
      firstKey: nameKey(name.firstName),
      lastKey: nameKey(name.lastName),
      emailKey: emailKey(email),
      passwordHash,
      emailVerifiedAt: null,
      bornOn: null,
      gender: null,
      ethnicity: null,
      disability: null,
      emergencyContact: null,
      phone: null,
      address: { line1: '', line2: null, town: '', postcode: '' },
      emailOptIn: false,
      smsOptIn: false,
      phoneOptIn: false,
      postOptIn: false,
      bookingReminders: null,
      homeVenueId: null,
      barcode: null,
      paidBooking: true,
      language: null,
      loginPlaces: null,
      termsVersion: null,
      termsAgreedAt: null,
      source: 'administrator',
      createdAt: now,
    }),
  )
  if (!isWritten) throw new ConfigError('There is an account with this email address already.')
  return `${email} can log in${isMade ? `, with the password ${password}` : ''}.\n`
}

await runOnStores({
  usage,
  readOptions: readPerson,
  run: async (stores, person) => void process.stdout.write(await add(stores, person)),
})
