import { useTexts } from '../../i18n/use-texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { SessionTag } from './session-tag.ts'

const tones = {
  past: 'neutral',
  cancelled: 'danger',
  busy: 'warning',
  booked: 'success',
  reserved: 'info',
  'on-waitlist': 'info',
  'join-waitlist': 'info',
  'sold-out': 'danger',
} as const satisfies Record<SessionTag, string>

/** What is special about a session, in a word. [S4-078] */
export function SessionTagLabel({ tag }: { readonly tag: SessionTag }) {
  const { t } = useTexts()
  return <Tag tone={tones[tag]}>{t(`courses:tags.${tag}`)}</Tag>
}
