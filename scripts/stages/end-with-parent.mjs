// A killed launcher cannot pass the signal on; its closed channel reports it instead.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
