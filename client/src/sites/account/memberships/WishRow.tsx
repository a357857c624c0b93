import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../app/answers/use-busy.ts'
import type { MembershipRequest } from '../../../features/memberships/my-membership.ts'
import type { useMembershipRequests, Wish } from '../../../features/memberships/use-my-memberships.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { ActionPanel, ActionRow } from '../../../ui/layout/page/ActionRow.tsx'

const Quiet = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' } })
const Send = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

type Props = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** On the button that opens the row, and on the one that sends the request. */
  readonly action: string
  /** The newest request of this kind; undefined without one. */
  readonly last: MembershipRequest | undefined
  /** Said of an open request. */
  readonly waiting: string
  readonly requests: ReturnType<typeof useMembershipRequests>
  readonly membershipId: number
  /** The request; null while it is incomplete. */
  readonly wish: Wish | null
  /** The choices, and the consequence in money. */
  readonly children: ReactNode
}

/** One request about a membership: its consequence before it is sent, then its state, and taking it back. */
export function WishRow({ icon, title, text, action, last, waiting, requests, membershipId, wish, children }: Props) {
  const { t } = useTranslation(['account'])
  const panelId = useId()
  const opener = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  const asking = useBusy()
  const withdrawing = useBusy()
  const openRequest = last?.status === 'open' ? last : null

  async function send(): Promise<void> {
    if (wish === null) return
    // The request is seen before the whole page is read again: focus goes with it, and it can be taken back at once.
    setSent(true)
    await requests.ask(membershipId, wish)
    setOpen(false)
  }

  return (
    <ActionRow
      icon={icon}
      title={title}
      actionRef={opener}
      action={
        openRequest === null ? (
          <Button
            variant={open ? 'text' : 'secondary'}
            expanded={open}
            controls={panelId}
            label={`${open ? t('account:memberships.close') : action}: ${title}`}
            onClick={() => setOpen((before) => !before)}
          >
            {open ? t('account:memberships.close') : action}
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={withdrawing.busy}
            label={`${t('account:memberships.takeBack')}: ${title}`}
            onClick={() => withdrawing.run(() => takeBack(openRequest.id))}
          >
            {t('account:memberships.takeBack')}
          </Button>
        )
      }
      panel={
        open && openRequest === null ? (
          <ActionPanel id={panelId} role="group" aria-label={title} tabIndex={-1} ref={takeFocus}>
            {children}
            <Send>
              <Button busy={asking.busy} disabled={wish === null} onClick={() => asking.run(send)}>
                {action}
              </Button>
              <Quiet>{t('account:memberships.answeredSoon')}</Quiet>
            </Send>
          </ActionPanel>
        ) : null
      }
    >
      {openRequest === null ? (
        <>
          <Quiet>{text}</Quiet>
          <Answer last={last} />
        </>
      ) : (
        <div role="status" tabIndex={-1} ref={sent ? takeFocus : undefined}>
          <Quiet>{waiting}</Quiet>
          <Quiet>{t('account:memberships.answeredSoon')}</Quiet>
        </div>
      )}
    </ActionRow>
  )

  async function takeBack(requestId: number): Promise<void> {
    setSent(false)
    setOpen(false)
    await requests.takeBack(requestId)
    opener.current?.querySelector('button')?.focus()
  }
}

/** The last answer of staff; nothing without one. */
function Answer({ last }: { readonly last: MembershipRequest | undefined }) {
  const { t } = useTranslation(['account'])
  if (last?.status === 'accepted') return <Quiet>{t('account:memberships.accepted')}</Quiet>
  if (last?.status !== 'refused') return null
  return <Quiet>{t('account:memberships.refused', { reason: last.reason ?? '' })}</Quiet>
}
