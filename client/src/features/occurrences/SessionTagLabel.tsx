import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/labels/Tag.tsx'
import type { Session } from './session.ts'
import type { SessionTag } from './session-tag.ts'

const tones = {
  past: 'neutral',
  cancelled: 'danger',
  busy: 'warning',
  booked: 'success',
  reserved: 'info',
  postponed: 'warning',
  'on-waitlist': 'info',
  'join-waitlist': 'info',
  'sold-out': 'danger',
} as const satisfies Record<SessionTag, string>

type Props = {
  readonly tag: SessionTag
  readonly session: Pick<Session, 'bookableAction' | 'isPostponed'>
}

/**
 * A session's tag in a word; for a busy attendee with the other booking, where the platform names it. A booked session
 * that is postponed says both.
 */
export function SessionTagLabel({ tag, session }: Props) {
  const { t } = useTranslation(['courses'])
  const other = session.bookableAction?.reason?.booking
  const text = tag === 'busy' && other ? t('courses:tags.busyWith', { name: other }) : t(`courses:tags.${tag}`)
  const isOwn = tag === 'booked' || tag === 'reserved'
  return (
    <>
      <Tag tone={tones[tag]}>{text}</Tag>
      {isOwn && session.isPostponed === true ? <Tag tone={tones.postponed}>{t('courses:tags.postponed')}</Tag> : null}
    </>
  )
}
