/**
 * Loaded before the server and the gateway: when the launcher is killed without a chance to stop them, the channel
 * between them closes, and they stop themselves instead of keeping the ports.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
