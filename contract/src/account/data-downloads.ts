import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { about, define, nullable, oneOf } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { limits } from '../shared/limits.ts'
import { type Meanings, meaningOf as of } from '../shared/meaning.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { PasswordAgain } from './password.ts'
import { tag } from './tag.ts'

const provenance = ours('O-264: people may have a copy of their data, and no call is stated that gives it')

/** States of a download. */
export const downloadStates = ['none', 'preparing', 'ready'] as const

export const downloadMeanings: readonly Meanings[] = [
  of('DownloadState', downloadStates, {
    none: 'nobody has asked, or the file is gone again',
    preparing: 'it is being made',
    ready: 'the link is in the mail',
  }),
]

const moment = (description: string) => nullable(Type.String({ format: 'date-time', description }))

/** How far the copy of a user's data is. */
export const DataDownload = define(
  'DataDownload',
  Type.Object({
    status: oneOf(downloadStates),
    asked_at: moment('When it was asked for'),
    ready_at: moment('When the mail with the link was written'),
    expires_at: moment('From then on the link answers 404'),
    bytes: nullable(Type.Integer({ description: 'Length of the file', examples: [20_480] })),
  }),
  provenance,
)
export type DataDownload = Static<typeof DataDownload>

const params = Type.Object({
  secret: about(
    Type.String({ minLength: 1, maxLength: limits.tokenLength }),
    'The secret part of the link.',
    'default.eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU',
  ),
})

export const dataDownloadEndpoints = {
  readDataDownload: endpoint(calls.readDataDownload, {
    summary: 'How far the copy of the caller’s data is',
    description: 'The latest one that was asked for. A call of ours: another platform may not have it.',
    tag,
    provenance,
    reply: data(DataDownload),
  }),
  askForDataDownload: endpoint(calls.askForDataDownload, {
    summary: 'Ask for a copy of everything the platform has about the caller',
    description:
      'Takes the password again. A job makes a zip of JSON and receipts and sends a link by mail, which is good for seven days. One at a time, and at most three a day; a new file ends the one before. A call of ours: another platform may not have it.',
    tag,
    provenance,
    body: PasswordAgain,
    reply: data(DataDownload),
  }),
  fetchDataDownload: endpoint(calls.fetchDataDownload, {
    summary: 'The copy of somebody’s data, for whoever has the link',
    description:
      'The secret of the link suffices; after seven days it answers 404. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params,
    produces: 'application/zip',
    reply: Type.String({ examples: ['PK'] }),
  }),
}
