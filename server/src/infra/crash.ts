import type { SagaPoint } from '@touchline/contract'

/** A deliberate crash: callers let it pass and clean nothing up, as if the process had died. */
export class CrashOnPurpose extends Error {
  override name = 'CrashOnPurpose'
  readonly point: SagaPoint

  constructor(point: SagaPoint) {
    super(`the platform stops on purpose: ${point}`)
    this.point = point
  }
}
