import { deleteDocument, listDocuments, readDocument, uploadDocument } from '@touchline/contract/calls/documents'
import { fileTypes } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import { urlOf } from '@touchline/routing'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallMissing } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { having } from '../../../../api/having.ts'
import type { Having } from '../../../../api/having.ts'
import type { Read } from '../../../../api/keys.ts'
import { environment } from '../../../../app/environment.ts'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import { useQuery } from '../../../../app/answers/use-query.ts'
import type { Query } from '../../../../app/answers/use-query.ts'
import type { User } from '../../../../app/session/session-state.ts'
import { loadUser } from '../../../../app/session/session.ts'
import { dotted } from '../../../../i18n/dotted.ts'
import { dayOfMomentText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Tag } from '../../../../ui/labels/Tag.tsx'
import { AccountPart, Quiet } from '../../../../ui/layout/page/AccountPart.tsx'
import { SendFile } from './SendFile.tsx'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& > li > svg': { width: '22px', height: '22px', color: 'fg.muted' },
  },
})
const Name = styled('p', { base: { overflowWrap: 'anywhere' } })
const Expiry = styled('div', { base: { justifySelf: 'start' } })

type Document = Having<Read<Entity<'Document'>>, 'id' | 'name'>

function useDocuments(userId: number): Query<readonly Document[]> {
  return useQuery(
    [listDocuments.name, userId],
    async () => having(await call(listDocuments, { params: { userId } }), 'id', 'name'),
    // Another platform may lack the call: then documents are not shown.
    'component',
  )
}

/** Documents that the customer has sent, with the next one to renew. [O-19, O-243] */
export function Documents({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  const query = useDocuments(user.id)
  const [said, setSaid] = useState('')
  if (query.status === 'error' && isCallMissing(query.error)) return null
  const expiring = user.documentExpiry.filter(({ documentExpiringSoon }) => documentExpiringSoon === true)

  async function remove({ id, name }: Document): Promise<void> {
    await call(deleteDocument, { params: { documentId: id } })
    await query.refresh()
    setSaid(t('account:details.documentDeleted', { name }))
  }

  return (
    <AccountPart title={t('account:details.documents')} intro={t('account:details.documentsIntro')}>
      {expiring.map(({ daysToExpiry }, index) => (
        <Expiry key={index}>
          <Tag tone="warning" wraps>
            {t('account:details.documentExpires', { count: daysToExpiry ?? 0 })}
          </Tag>
        </Expiry>
      ))}
      {user.membershipDocumentUploadRequired === true ? <p>{t('account:details.documentNeeded')}</p> : null}
      {query.status === 'loading' ? <Skeleton count={1} height={58} /> : null}
      {query.status === 'error' ? (
        <InlineError onRetry={() => void query.refresh()}>{t('account:details.documentsFailed')}</InlineError>
      ) : null}
      {query.status === 'success' && query.data.length > 0 ? (
        <Rows>
          {query.data.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              address={addressOf(user.id, document.id)}
              onDelete={() => remove(document)}
            />
          ))}
        </Rows>
      ) : null}
      <p role="status">{said}</p>
      <SendFile
        label={t('account:details.sendDocument')}
        types={fileTypes}
        upload={(form, onUploadProgress) => call(uploadDocument, { form, onUploadProgress })}
        onSent={async () => {
          await query.refresh()
          setSaid(t('account:details.documentSent'))
          await loadUser()
        }}
      />
    </AccountPart>
  )
}

/** The address of a document; null where the platform is on another origin, to which a link brings no login. */
function addressOf(userId: number, documentId: string): string | null {
  const address = urlOf(readDocument, { userId, documentId }, environment().config)
  const { origin } = window.location
  return new URL(address, origin).origin === origin ? address : null
}

type RowProps = {
  readonly document: Document
  readonly address: string | null
  readonly onDelete: () => Promise<void>
}

function DocumentRow({ document: { name, bytes, uploadedAt }, address, onDelete }: RowProps) {
  const { t } = useTranslation(['account'])
  const { busy, run } = useBusy()
  const at = Date.parse(uploadedAt ?? '')
  return (
    <li>
      <FileText aria-hidden="true" />
      <div>
        <Name>
          {address === null ? (
            name
          ) : (
            <a href={address} download={name} aria-label={t('account:details.downloadNamed', { name })}>
              {name}
            </a>
          )}
        </Name>
        <Quiet>
          {dotted([
            Number.isFinite(at) ? t('account:details.sentOn', { date: dayOfMomentText(at, null) }) : null,
            bytes === null ? null : t('account:details.kilobytes', { count: Math.ceil(bytes / 1024) }),
          ])}
        </Quiet>
      </div>
      <Button
        variant="text"
        size="small"
        busy={busy}
        label={t('account:details.deleteNamed', { name })}
        onClick={() => run(onDelete)}
      >
        {t('account:details.delete')}
      </Button>
    </li>
  )
}
