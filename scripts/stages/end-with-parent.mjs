// When the launcher is killed it cannot pass the signal on; its closed channel says so.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
