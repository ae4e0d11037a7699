/** Milliseconds of processor time that work takes: what else runs on the machine does not lengthen it. */
export const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
