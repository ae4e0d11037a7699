export const PendingPage = () => <p>PendingPage</p>;
