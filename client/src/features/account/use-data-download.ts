import { askForDataDownload, readDataDownload } from '@touchline/contract/calls/account'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

export type DataDownload = Read<Entity<'DataDownload'>>

/** How far the copy of the login's data is. [O-264] */
export function useDataDownload(userId: number): Query<DataDownload> {
  return useQuery([readDataDownload.name, userId], () => call(readDataDownload), 'component')
}

/** Has a copy of the login's data made. Throws an ApiError; a 422 is of the password. */
export async function askForData(password: string): Promise<void> {
  await call(askForDataDownload, { body: { data: { password } } })
}
