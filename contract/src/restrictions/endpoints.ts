import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CategorySummary } from '../categories/endpoints.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { restrictionCriteria, restrictionFilters, restrictionTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listRestrictions, readRestriction } from './calls.ts'
import { stated } from '../shared/provenance.ts'

/** A waiver or induction with its text. [P3-131] */
export const Restriction = define(
  'Restriction',
  Type.Object({
    id: IntegerId,
    name: Type.String(),
    type: oneOf(restrictionTypes),
    terms: Type.String({ description: 'HTML' }),
    related_category: nullable(CategorySummary),
  }),
  stated('P3.13'),
)
export type Restriction = Static<typeof Restriction>

export const RestrictionSummary = define(
  'RestrictionSummary',
  Type.Object({ id: IntegerId, name: Type.String(), type: oneOf(restrictionTypes) }),
  stated('P3.9'),
)
export type RestrictionSummary = Static<typeof RestrictionSummary>

/** What the customer must still agree to or attend before booking. [P3-103, P3-104] */
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

/** A waiver agreed to during checkout. [O-49] */
export const CompletedWaiver = strictObject({
  restriction_id: IntegerId,
  user_id: IntegerId,
  agreed: Type.Literal(true),
})
export type CompletedWaiver = Static<typeof CompletedWaiver>

export const restrictionEndpoints = {
  listRestrictions: endpoint(listRestrictions, {
    summary: 'Waivers and inductions by name, for staff',
    tag: 'Restrictions',
    provenance: stated('P5; part 3 of the decisions'),
    query: Type.Object({
      ...pageQuery,
      search: Type.Optional(Type.String({ maxLength: limits.nameLength })),
      type: Type.Optional(oneOf(restrictionFilters)),
    }),
    reply: list(Restriction),
  }),
  readRestriction: endpoint(readRestriction, {
    summary: 'A waiver or induction with its terms',
    tag: 'Restrictions',
    provenance: stated('S7; decision O-84'),
    params: Type.Object({ id: IntegerId }),
    reply: data(Restriction),
  }),
}
