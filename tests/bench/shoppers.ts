import { type ApiTypes, type Course, listCourses } from '@touchline/contract'
import type { Running } from './processes.ts'

const sandboxes = ['shop-a', 'shop-b', 'shop-c', 'shop-d'] as const
const personas = ['amina', 'ben', 'carys', 'gwen'] as const

export type Shopper = {
  readonly sandbox: string
  readonly userId: number
  readonly token: string
  readonly courseId: string
}

const listUrl = `${listCourses.path}?source=online`
const basketUrl = (userId: number) => `/api/v1/users/${userId}/carts/activity-booking`

/** One turn of a shopper; answers how many requests it was. */
export async function shopOnce(server: Running, shopper: Shopper): Promise<number> {
  const basket = basketUrl(shopper.userId)
  const items = [{ purchasable_id: shopper.courseId, purchasable_type: 'course' }]
  await ask(server, shopper, 'GET', listUrl)
  await ask(server, shopper, 'POST', `${basket}/items`, { items })
  await ask(server, shopper, 'GET', basket)
  await ask(server, shopper, 'DELETE', basket)
  return 4
}

export async function ask(
  { origin }: Running,
  { sandbox, token }: Pick<Shopper, 'sandbox' | 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'x-sandbox': sandbox,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Four personas of four sandboxes, each with a course that they can put into the basket. */
export async function shoppersAt(server: Running): Promise<readonly Shopper[]> {
  const shoppers: Shopper[] = []
  for (const sandbox of sandboxes) {
    const control = '/sandbox/v1/sandboxes'
    await ask(server, { sandbox, token: '' }, 'POST', control, { id: sandbox })
    for (const name of personas) {
      const login = `${control}/${sandbox}/personas/${name}/login`
      // The shape of the contract's reply.
      const { data } = (await ask(
        server,
        { sandbox, token: '' },
        'POST',
        login,
        {},
      )) as ApiTypes['loginPersona']['reply']
      const shopper = { sandbox, userId: data.user_id, token: data.token }
      shoppers.push({ ...shopper, courseId: await findCourse(server, shopper) })
    }
  }
  return shoppers
}

async function findCourse(server: Running, shopper: Omit<Shopper, 'courseId'>): Promise<string> {
  const { data } = (await ask(server, shopper, 'GET', `${listUrl}&per_page=100`)) as {
    readonly data: readonly Course[]
  }
  for (const { id } of data) {
    const isIn = await shopOnce(server, { ...shopper, courseId: id }).catch(() => 0)
    if (isIn > 0) return id
  }
  throw new Error('there is no course for a shopper')
}
