# What shop.conf says is to be changed, for a cluster.
# Its upstream is in edges.conf.
/^upstream shop_edges {/,/^}/d
# HOST is replaced by the pod's SHOP_HOST.
s/server_name shop\.example;/server_name HOST;/
# So is who may say who asks.
/^set_real_ip_from/d
/^real_ip_header/d
# An Ingress ends TLS.
s/\$scheme/$http_x_forwarded_proto/
# The log is read from the pod's output.
s#/var/log/nginx/shop\.log#/dev/stdout#
