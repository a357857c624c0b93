import Type, { type Static } from 'typebox'
import { Answer } from '../questions/schemas.ts'
import { nullable, oneOf, strictObject } from '../shared/define.ts'
import { purchasableTypes } from '../shared/enumerations.ts'
import { IntegerId, OccurrenceId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ours } from '../shared/provenance.ts'

/** An item to add to the basket. */
export const AddItem = strictObject({
  purchasable_id: Type.Union([
    Type.String({ minLength: 1, maxLength: 64, examples: ['0134c1b2-1280-76a9-9232-efa8f8aa3d6d'] }),
    IntegerId,
  ]),
  purchasable_type: oneOf(purchasableTypes),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.integer })),
  purchased_for_user_id: Type.Optional(nullable(IntegerId)),
  apply_benefit: Type.Optional(Type.Boolean()),
  activity_restriction_ids: Type.Optional(Type.Array(IntegerId, { maxItems: 50 })),
  custom_question_answers: Type.Optional(Type.Array(Answer, { maxItems: 100 })),
  extras: Type.Optional(
    Type.Array(
      strictObject({
        pricing_option_id: IntegerId,
        quantity: Type.Integer({ minimum: 1, maximum: limits.integer, examples: [2] }),
      }),
      { maxItems: 50 },
    ),
  ),
  booking_full_camp: Type.Optional(Type.Boolean()),
  camp_occurrence_ids: Type.Optional(Type.Array(OccurrenceId, { maxItems: 366 })),
})
export type AddItem = Static<typeof AddItem>

const why = 'O-350: a line is changed where it stands'

export const ItemUpdate = strictObject({
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.integer })),
  purchased_for_user_id: Type.Optional(nullable(IntegerId)),
  activity_restriction_ids: ours(
    Type.Optional(Type.Array(IntegerId, { maxItems: 50 })),
    'O-101: waivers that the person the item is for now agrees to',
  ),
  apply_benefit: ours(
    Type.Optional(Type.Boolean()),
    'O-172: whether membership benefits and usages of packages are wanted',
  ),
  custom_question_answers: ours(AddItem.properties.custom_question_answers, why),
  extras: ours(AddItem.properties.extras, why),
  booking_full_camp: ours(AddItem.properties.booking_full_camp, why),
  camp_occurrence_ids: ours(AddItem.properties.camp_occurrence_ids, why),
})
export type ItemUpdate = Static<typeof ItemUpdate>
