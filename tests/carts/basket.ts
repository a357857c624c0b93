import { type AddItem, type Answer, type CartItem, type Question, readCourse } from '@touchline/contract'
import type { Person } from '../support/platform.ts'

/** People of the seed who have no login of their own. */
export const seedIds = { ben: 2, idris: 8, safiya: 9, yusuf: 10, huw: 11 } as const

export const idOf = (item: CartItem | undefined): number => {
  if (!item) throw new Error('there is no such item in the basket')
  return item.id
}

type Wishes = { readonly venue?: string; readonly answered?: boolean; readonly extras?: number }

/** The request that adds a seeded course, with optional answers and extras. */
export async function courseItem(
  person: Person,
  slug: string,
  { venue, answered, extras }: Wishes = {},
): Promise<AddItem> {
  const { data } = await person.call(readCourse, {
    params: { idOrSlug: slug },
    query: { source: 'online', ...(venue === undefined ? {} : { venue_slugs: [venue] }) },
  })
  const [extra] = data.extras
  const questions = data.custom_question_sections.flatMap((section) => section.questions)
  return {
    purchasable_id: data.id,
    purchasable_type: 'course',
    ...(answered ? { custom_question_answers: questions.flatMap(answerTo) } : {}),
    ...(extras !== undefined && extra ? { extras: [{ pricing_option_id: extra.id, quantity: extras }] } : {}),
  }
}

function answerTo({ id, type, options }: Question): Answer[] {
  const [option] = options
  const answers: Partial<Record<Question['type'], Answer['answer']>> = {
    text: 'None',
    long_text: 'Nothing to add',
    number: 3,
    select: option?.id ?? null,
    multi_select: option ? [option.id] : [],
    checkbox: option ? option.id : true,
    date: '2019-05-04',
  }
  const answer = answers[type]
  return answer === undefined ? [] : [{ custom_question_id: id, answer }]
}
