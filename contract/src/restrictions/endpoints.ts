import Type, { type Static } from 'typebox'
import { search } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { CategorySummary } from '../categories/endpoints.ts'
import { define, nullable, oneOf, strictObject, text, about } from '../shared/define.ts'
import { restrictionCriteria, restrictionFilters, restrictionTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listRestrictions, readRestriction } from './calls.ts'
import { stated } from '../shared/provenance.ts'

const tag = { name: 'Restrictions', description: 'Waivers and inductions with their texts.' }

/** A waiver or induction with its text. */
export const Restriction = define(
  'Restriction',
  Type.Object({
    id: IntegerId,
    name: text('Climbing wall participation statement'),
    type: oneOf(restrictionTypes),
    terms: Type.String({
      description: 'HTML',
      examples: ['<p>Climbing is an activity with a danger of personal injury or death.</p>'],
    }),
    related_category: nullable(CategorySummary),
  }),
  stated('P3.13'),
)
export type Restriction = Static<typeof Restriction>

export const RestrictionSummary = define(
  'RestrictionSummary',
  Type.Object({ id: IntegerId, name: text('Holiday camp consent'), type: oneOf(restrictionTypes) }),
  stated('P3.9'),
)
export type RestrictionSummary = Static<typeof RestrictionSummary>

/** The restrictions the customer must still agree to or attend before booking. */
export const UnmetRestrictions = define(
  'UnmetRestrictions',
  Type.Object({
    pre_purchase_waiver: nullable(RestrictionSummary),
    pre_purchase_induction: nullable(RestrictionSummary),
    criteria: nullable(oneOf(restrictionCriteria)),
  }),
  stated('P3.9'),
)
export type UnmetRestrictions = Static<typeof UnmetRestrictions>

/** A waiver agreed to during checkout. */
export const CompletedWaiver = strictObject({
  restriction_id: IntegerId,
  user_id: IntegerId,
  agreed: Type.Literal(true),
})
export type CompletedWaiver = Static<typeof CompletedWaiver>

export const restrictionEndpoints = {
  listRestrictions: endpoint(listRestrictions, {
    summary: 'Waivers and inductions by name, for staff',
    description:
      'All of them in the order of their names. `search` is looked for in the name; `type` takes those that come before buying.',
    tag,
    provenance: stated('P5; part 3 of the decisions'),
    query: Type.Object({
      ...pageQuery,
      search: Type.Optional(search),
      type: Type.Optional(oneOf(restrictionFilters, 'Only those of this kind')),
    }),
    reply: list(Restriction),
  }),
  readRestriction: endpoint(readRestriction, {
    summary: 'A waiver or induction with its terms',
    description:
      'The text somebody has to agree to, as HTML. Which restrictions are unmet is said with each occurrence.',
    tag,
    provenance: stated('S7; decision O-84'),
    params: Type.Object({ id: about(IntegerId, 'Which one it is.', 1) }),
    reply: data(Restriction),
  }),
}
