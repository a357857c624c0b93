import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { about, define, oneLine, strictObject, text } from '../shared/define.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'

const tag = { name: 'Saved searches', description: 'Lists of the site that a customer wants to see again.' }
const provenance = ours('O-256: no call is stated that keeps a search')

/** A page of the site with its filters, under a name of the customer's own. */
export const SavedSearch = define(
  'SavedSearch',
  Type.Object({
    id: IntegerId,
    name: text('Swimming after school'),
    path: text('/location/ashcombe-leisure-centre/public-swims'),
    query: Type.String({ description: 'The filters, without the question mark', examples: ['after=16%3A00&days=mon'] }),
    created_at: Type.String({ format: 'date-time' }),
  }),
  provenance,
)
export type SavedSearch = Static<typeof SavedSearch>

const name = oneLine({
  minLength: 1,
  maxLength: limits.savedSearches.nameLength,
  examples: ['Swimming after school'],
})
const NewSearch = strictObject({
  name,
  path: Type.String({
    maxLength: limits.savedSearches.pathLength,
    pattern: '^(/[a-z0-9][a-z0-9-]*){1,6}$',
    description: 'A path of the site',
    examples: ['/location/ashcombe-leisure-centre/public-swims'],
  }),
  query: Type.String({
    maxLength: limits.savedSearches.queryLength,
    pattern: '^[A-Za-z0-9_.~=&%+,:\\[\\]-]*$',
    description: 'The filters as in an address, without the question mark',
    examples: ['after=16%3A00&days=mon'],
  }),
})
export type NewSearch = Static<typeof NewSearch>

const params = Type.Object({ savedSearchId: about(IntegerId, 'Id of the saved search.', 1) })

export const savedSearchEndpoints = {
  listSavedSearches: endpoint(calls.listSavedSearches, {
    summary: 'Saved searches of the caller, by name',
    description: 'Open `path` with `query` to see the list. A call of ours: another platform may not have it.',
    tag,
    provenance,
    query: Type.Object({ ...pageQuery }),
    reply: list(SavedSearch),
  }),
  saveSearch: endpoint(calls.saveSearch, {
    summary: 'Save a search',
    description:
      'At most 20, each with a name of its own. Only a path of the site and its filters are kept, never a token or markup. A call of ours: another platform may not have it.',
    tag,
    provenance,
    status: 201,
    body: strictObject({ data: NewSearch }),
    example: {
      data: {
        name: 'Swimming after school',
        path: '/location/ashcombe-leisure-centre/public-swims',
        query: 'after=16%3A00&days=mon',
      },
    },
    reply: data(SavedSearch),
  }),
  renameSavedSearch: endpoint(calls.renameSavedSearch, {
    summary: 'Rename a saved search',
    description: 'Only its name changes. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params,
    body: strictObject({ data: strictObject({ name }) }),
    example: { data: { name: 'Evening swims' } },
    reply: data(SavedSearch),
  }),
  deleteSavedSearch: endpoint(calls.deleteSavedSearch, {
    summary: 'Delete a saved search',
    description: 'Deletes it for good. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
}
