import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { ageOn, misfitOf } from './age-fit.ts'
import type { Misfit } from './age-fit.ts'
import { usePageAges } from './use-page-ages.ts'
import { selectableUsers } from './selectable-users.ts'

type ChoosableUser = {
  readonly id: number
  readonly name: string
  /** The name, with the reason where it is not for this person. */
  readonly label: string
}

/** The possible attendees for a list; null when there is only the user. [S2-128 to S2-131, O-97] */
export function useChoosableUsers(): { readonly users: readonly ChoosableUser[]; readonly selected: number } | null {
  const { t } = useTranslation(['common'])
  const session = useSession()
  const { linkedUsers, selectedUserId } = session
  const owner = ownerOf(session)
  const page = usePageAges()
  const misfitText = useMisfitText()
  if (!owner || linkedUsers.length === 0) return null
  const users = selectableUsers(owner, linkedUsers, (name) => t('common:bookingFor.you', { name }))
  return {
    selected: selectedUserId ?? owner.id,
    users: users.map(({ id, label: name, born }) => {
      const misfit = page && born !== null ? misfitOf(ageOn(born, page.firstDay), page.ages) : null
      return { id, name, label: misfit ? `${name}: ${misfitText(misfit)}` : name }
    }),
  }
}

/** The text for a misfit. */
export function useMisfitText(): (misfit: Misfit) => string {
  const { t } = useTranslation(['common'])
  return (misfit) => {
    switch (misfit.kind) {
      case 'too-young':
        return t('common:bookingFor.tooYoung', { from: misfit.from })
      case 'too-old':
        return t('common:bookingFor.tooOld', { upTo: misfit.upTo })
      case 'children-only':
        return t('common:bookingFor.childrenOnly')
    }
  }
}
