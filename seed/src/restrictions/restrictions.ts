import { categoryId } from '../categories/categories.ts'
import { numbered } from '../fixed-ids.ts'
import { headedList, paragraphs } from '../html.ts'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { RestrictionRecord, WaiverAgreementRecord } from '../seed-writer.ts'

const keys = ['pool', 'climbing', 'gymnastics', 'topRope', 'photographs', 'gymWelcome', 'camp'] as const
export type RestrictionKey = (typeof keys)[number]

export const restrictionIds = numbered(keys)

/** One of each restriction type, and a waiver for each kind of activity that asks for one. */
export const seedRestrictions: readonly RestrictionRecord[] = [
  {
    id: restrictionIds.pool,
    name: 'Poolside health declaration',
    type: 'pre-purchase-waiver',
    termsHtml:
      paragraphs([
        'Water is safest when we know what to look out for. By agreeing you confirm, for whoever takes part:',
      ]) +
      headedList('You confirm', [
        'There has been no sickness or diarrhoea in the 48 hours before each lesson.',
        'Asthma inhalers and other medicines are brought to the poolside.',
        'The teacher may help in the water by hand where that keeps a swimmer safe.',
      ]),
    relatedCategoryId: categoryId('swimming-lessons'),
  },
  {
    id: restrictionIds.climbing,
    name: 'Climbing wall participation statement',
    type: 'pre-purchase-waiver',
    termsHtml:
      paragraphs([
        'Climbing is an activity with a danger of personal injury or death. Everybody who takes part should be aware of these risks, accept them, and be responsible for their own actions.',
      ]) +
      headedList('You agree', [
        'To follow the instructor and the rules shown at the foot of the wall.',
        'To wear the helmet and the harness that are handed out, fitted and checked.',
        'To tell the instructor about any injury or condition before the first session.',
      ]),
    relatedCategoryId: categoryId('climbing'),
  },
  {
    id: restrictionIds.gymnastics,
    name: 'Adult gymnastics risk statement',
    type: 'enhanced-pre-waiver',
    termsHtml: paragraphs([
      'Tumbling and vaulting put strain on wrists, ankles and the neck. Please talk to your doctor first if you have had surgery in the past year or are pregnant.',
      'You agree to try new skills only when a coach has said that you are ready for them.',
    ]),
    relatedCategoryId: categoryId('gymnastics'),
  },
  {
    id: restrictionIds.topRope,
    name: 'Top-rope induction',
    type: 'pre-purchase-induction',
    termsHtml: paragraphs([
      'Before you climb without an instructor on the rope we show you, in person and in about an hour, how to tie in and how to belay. Ask at the Millwick desk for a time.',
    ]),
    relatedCategoryId: categoryId('climbing'),
  },
  {
    id: restrictionIds.photographs,
    name: 'Photographs and film',
    type: 'post-purchase-waiver',
    termsHtml: paragraphs([
      'We sometimes take pictures of lessons for our own website. Nobody is named, and you can withdraw your agreement at the desk at any time.',
    ]),
    relatedCategoryId: null,
  },
  {
    id: restrictionIds.gymWelcome,
    name: 'Gym floor welcome',
    type: 'post-purchase-induction',
    termsHtml: paragraphs(['A coach shows you the machines and agrees a first plan with you. It takes forty minutes.']),
    relatedCategoryId: null,
  },
  {
    id: restrictionIds.camp,
    name: 'Holiday camp consent',
    type: 'pre-purchase-waiver',
    termsHtml:
      paragraphs([
        'Camp days are long and full. With your agreement we can look after your child without ringing first:',
      ]) +
      headedList('You agree', [
        'That first aid is given by our trained staff and that you are told the same day.',
        'That your child walks with the group to the meadow and back.',
        'To collect your child within fifteen minutes of the end.',
      ]),
    relatedCategoryId: categoryId('holiday-camps'),
  },
]

/** Ben has agreed to the pool's declaration on an earlier course. */
export function seedWaiverAgreements(day: SeedDay): readonly WaiverAgreementRecord[] {
  return [{ userId: personaId('ben'), restrictionId: restrictionIds.pool, agreedAt: day.instantAt(-140, '18:12') }]
}
