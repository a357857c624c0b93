/**
 * The health check of a container: asks the server, or the gateway where that is named, on the port of its setting.
 * @param {string | undefined} part @param {NodeJS.ProcessEnv} env @returns {string}
 */
export function probeAddress(part, env) {
  return part === 'gateway'
    ? `http://127.0.0.1:${env['GATEWAY_PORT'] || '4100'}/health/ready`
    : `http://127.0.0.1:${env['PORT'] || '4000'}/health/ready`
}

if (import.meta.main) {
  const isHealthy = await fetch(probeAddress(process.argv[2], process.env)).then(
    ({ ok }) => ok,
    () => false,
  )
  process.exitCode = isHealthy ? 0 : 1
}
