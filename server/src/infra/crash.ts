import type { SagaPoint } from '@touchline/contract'

/** The platform has been asked to stop here: whoever meets it lets it pass and tidies nothing up, as if the process had died. */
export class CrashOnPurpose extends Error {
  override name = 'CrashOnPurpose'
  readonly point: SagaPoint

  constructor(point: SagaPoint) {
    super(`the platform stops on purpose: ${point}`)
    this.point = point
  }
}
