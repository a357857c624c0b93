import type { IdsOf } from '../../infra/store/id-supply.ts'

type Counted<Ids> = { readonly ids: Ids; readonly emails: () => number }

/** The ids of a use case, and how many mails have been written with them. */
export function countMails<Ids extends IdsOf<'mail'>>(ids: Ids): Counted<Ids> {
  let count = 0
  const mail = () => {
    count += 1
    return ids.mail()
  }
  return { ids: { ...ids, mail }, emails: () => count }
}
