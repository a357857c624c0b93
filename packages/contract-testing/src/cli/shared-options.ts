import type { VerbOptions } from './verb.ts'

const url = { type: 'string', help: 'the origin of the platform, such as https://api.platform.example' } as const
const config = { type: 'string', help: "the client's config.json: paths and switches of the platform" } as const
const budget = { type: 'string', help: 'how many requests may be sent' } as const
const description = { type: 'string', help: 'another OpenAPI 3.1 document to judge by' } as const
const contract = { type: 'string', help: "the OpenAPI document; the working tree's by itself" } as const
const released = { type: 'string', help: 'the contract to compare with; the last release by itself' } as const

/** Options of several verbs. */
export const sharedOptions = { url, config, budget, description, contract, released } as const satisfies VerbOptions
